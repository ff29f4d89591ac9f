import type { Change } from './walkSelecao.ts'

type Walk = {
  vaga: string
  autora: Change
  gestor: Change
  ids: Record<'autora' | 'gestor', string>
  nova: string
  /** The gestor accepts; the response contains no node. */
  aceitar: () => Promise<unknown>
}

/** Shares a vaga with another professor, who invites its author to another vaga in turn. */
export async function walkGestores({ vaga, autora, gestor, ids, nova, aceitar }: Walk): Promise<void> {
  const convidar = (who: Change, where: string, quem: string) =>
    who('convidarGestor', `vaga: "${where}", convidado: { ${quem} }, visivel: true`)
  await convidar(autora, vaga, `pessoa: "${ids.gestor}"`)
  await aceitar()
  const { vaga: depois } = await convidar(autora, vaga, 'email: "convidada@puc.example"')
  await autora('mostrarGestor', `vaga: "${vaga}", gestor: "${depois.gestores[0].id}", visivel: true`)
  await autora('removerGestor', `vaga: "${vaga}", gestor: "${depois.gestores[1].id}"`)
  const { vagaEdge } = await gestor('criarVaga', nova)
  await convidar(gestor, vagaEdge.node.id, `pessoa: "${ids.autora}"`)
}
