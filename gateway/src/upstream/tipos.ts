import { remember } from '../remember.ts'
import type { Request } from './request.ts'
import type { Shared } from './shared.ts'
import type { Vaga } from './vaga.ts'
import { id, object, rows, text } from './wire.ts'

export type TipoDeVaga = 'MONITORIA' | 'INICIACAO_CIENTIFICA' | 'ESTAGIO' | 'BOLSA' | 'EMPRESA_JR' | 'LABORATORIO'

export interface OpcaoDeTipo {
  codigo: string
  nome: string
  tipo: TipoDeVaga
}

export type Tipos = ReturnType<typeof createTipos>

export function createTipos(anonymous: () => Request, kept: Shared<OpcaoDeTipo[]>) {
  /** All types, in the upstream's order; at most a minute old. */
  const list = () => kept.get(() => anonymous().get('/vagas/tipo', toOpcoes))
  return {
    list,
    /** The kind of a vaga, whose type may come with a name or with an id alone. A promise only if that costs a call. */
    kindOf({ tipoCodigo, nomeDoTipo }: Pick<Vaga, 'tipoCodigo' | 'nomeDoTipo'>): TipoDeVaga | Promise<TipoDeVaga> {
      if (nomeDoTipo !== null || tipoCodigo === null) return toTipoDeVaga(nomeDoTipo)
      const opcoes = kept.peek()
      if (opcoes) return findTipo(opcoes, tipoCodigo)
      // A vaga with the wrong chip is better than none.
      return list().then(
        loaded => findTipo(loaded, tipoCodigo),
        () => toTipoDeVaga(null),
      )
    },
  }
}

function findTipo(opcoes: OpcaoDeTipo[], codigo: string): TipoDeVaga {
  return opcoes.find(opcao => opcao.codigo === codigo)?.tipo ?? toTipoDeVaga(null)
}

function toOpcoes(body: unknown): OpcaoDeTipo[] {
  return rows(body, null, toOpcao)
}

function toOpcao(body: unknown): OpcaoDeTipo {
  const row = object(body)
  const nome = text(row, 'nome')
  return { codigo: id(row, 'id'), nome: nome ?? '', tipo: toTipoDeVaga(nome) }
}

const rules: [RegExp, TipoDeVaga][] = [
  [/monitoria/, 'MONITORIA'],
  [/iniciacao|cientifica|pesquisa|\bic\b/, 'INICIACAO_CIENTIFICA'],
  [/estagio|trainee/, 'ESTAGIO'],
  [/bolsa|auxilio/, 'BOLSA'],
  [/empresa|junior|\bjr\b/, 'EMPRESA_JR'],
  [/laboratorio|\blab\b/, 'LABORATORIO'],
]

const longestRemembered = 200

/** The kind that a type's name means: 'ic', 'jr' and 'lab' count only as whole words. */
export function toTipoDeVaga(nome: string | null): TipoDeVaga {
  const written = nome ?? ''
  return written.length > longestRemembered ? classify(written) : kindOfName(written)
}

/** An upstream has a handful of types, and every vaga of a list repeats the name of one. */
const kindOfName = remember(500, classify)

function classify(nome: string): TipoDeVaga {
  const folded = nome
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('_', ' ')
  return rules.find(([rule]) => rule.test(folded))?.[1] ?? 'MONITORIA'
}
