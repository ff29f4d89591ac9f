import { createCandidaturas } from './candidaturas.ts'
import { createComunicados } from './comunicados.ts'
import { createContas } from './contas.ts'
import { createConversas } from './conversas.ts'
import { createDepartamentos } from './departamentos.ts'
import type { Departamento } from './departamentos.ts'
import { standardLimits } from './dispatch.ts'
import type { RequestLimits, RequestOptions } from './dispatch.ts'
import { createEventos } from './eventos.ts'
import { createExtensions } from './extensions.ts'
import { createHistoricos } from './historicos.ts'
import { createInteresses } from './interesses.ts'
import type { CategoriaDeInteresse } from './interesses.ts'
import { createNotificacoes } from './notificacoes.ts'
import { createRede } from './rede.ts'
import { createRequest } from './request.ts'
import { createSessao } from './sessao.ts'
import { createShared } from './shared.ts'
import { createTipos } from './tipos.ts'
import type { OpcaoDeTipo } from './tipos.ts'
import { createUsuarios } from './usuarios.ts'
import { createVagas } from './vagas.ts'

/** One person's upstream, for one operation. */
export type Upstream = ReturnType<ReturnType<typeof createUpstreams>>

const minute = 60_000

/**
 * Everything that is known of one REST API for as long as the process lives: which extensions it has, and the lists
 * that are the same for everybody. The function it gives makes the upstream of one operation.
 */
export function createUpstreams({
  send,
  limits,
}: {
  send: RequestOptions['send']
  limits?: Partial<RequestLimits> | undefined
}) {
  const allLimits = { ...standardLimits, ...limits }
  const extensions = createExtensions()
  const kept = {
    tipos: createShared<OpcaoDeTipo[]>(minute),
    departamentos: createShared<Departamento[]>(minute),
    categorias: createShared<CategoriaDeInteresse[]>(minute),
  }

  return ({ headers, signal, log }: Pick<RequestOptions, 'headers' | 'signal' | 'log'>) => {
    const request = createRequest({ send, headers, signal, log, limits: allLimits })
    const { authorization: _, ...others } = headers
    const anonymous = () => createRequest({ send, headers: others, log, limits: allLimits })
    const tipos = createTipos(anonymous, kept.tipos)
    const usuarios = createUsuarios(request)
    const candidaturas = createCandidaturas(request, extensions)
    const conversas = createConversas(request)
    return {
      sessao: createSessao(request, extensions),
      contas: createContas(request, anonymous, extensions),
      usuarios,
      interesses: createInteresses(request, anonymous, kept.categorias),
      departamentos: createDepartamentos(anonymous, kept.departamentos),
      tipos,
      vagas: createVagas(request, tipos),
      candidaturas,
      conversas,
      comunicados: createComunicados(candidaturas, conversas),
      historicos: createHistoricos(request),
      rede: createRede(request, usuarios, extensions),
      notificacoes: createNotificacoes(request, extensions),
      eventos: createEventos(request, extensions),
    }
  }
}
