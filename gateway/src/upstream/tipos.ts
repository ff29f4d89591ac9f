import * as z from 'zod'
import type { Request } from './request.ts'
import type { Shared } from './shared.ts'
import { id, text } from './wire.ts'

export type TipoDeVaga = 'MONITORIA' | 'INICIACAO_CIENTIFICA' | 'ESTAGIO' | 'BOLSA' | 'EMPRESA_JR' | 'LABORATORIO'

export interface OpcaoDeTipo {
  codigo: string
  nome: string
  tipo: TipoDeVaga
}

const wireTipo = z.object({ id, nome: text }).transform(({ id, nome }): OpcaoDeTipo => {
  return { codigo: id, nome: nome ?? '', tipo: toTipoDeVaga(nome) }
})

export type Tipos = ReturnType<typeof createTipos>

export function createTipos(anonymous: () => Request, kept: Shared<OpcaoDeTipo[]>) {
  /** All types, in the upstream's order; at most a minute old. */
  const list = () => kept.get(() => anonymous().get('/vagas/tipo', z.array(wireTipo)))
  return {
    list,
    /** The kind of a vaga, whose type may come with a name or with an id alone. */
    async kindOf({
      tipoCodigo,
      nomeDoTipo,
    }: {
      tipoCodigo: string | null
      nomeDoTipo: string | null
    }): Promise<TipoDeVaga> {
      if (nomeDoTipo !== null || tipoCodigo === null) return toTipoDeVaga(nomeDoTipo)
      // A vaga without its right chip is better than none.
      const opcoes = await list().catch(() => [])
      return opcoes.find(opcao => opcao.codigo === tipoCodigo)?.tipo ?? toTipoDeVaga(null)
    },
  }
}

const rules: [RegExp, TipoDeVaga][] = [
  [/monitoria/, 'MONITORIA'],
  [/iniciacao|cientifica|pesquisa|\bic\b/, 'INICIACAO_CIENTIFICA'],
  [/estagio|trainee/, 'ESTAGIO'],
  [/bolsa|auxilio/, 'BOLSA'],
  [/empresa|junior|\bjr\b/, 'EMPRESA_JR'],
  [/laboratorio|\blab\b/, 'LABORATORIO'],
]

/** The kind that a type's name stands for (specification §3; 'ic', 'jr' and 'lab' as whole words, design.md §5.9). */
export function toTipoDeVaga(nome: string | null): TipoDeVaga {
  const folded = (nome ?? '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('_', ' ')
  return rules.find(([rule]) => rule.test(folded))?.[1] ?? 'MONITORIA'
}
