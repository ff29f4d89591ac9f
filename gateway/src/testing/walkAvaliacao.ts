import type { Change } from './walkSelecao.ts'

/** Rates a candidatura, writes two notes and deletes one. */
export async function walkAvaliacao(candidatura: string, professora: Change): Promise<void> {
  const input = `candidatura: "${candidatura}"`
  await professora('avaliarCandidatura', `${input}, nota: 4, etiquetas: ["Chamar"]`)
  const note = (chave: string) => professora('anotarCandidatura', `${input}, texto: "Ligar.", chave: "${chave}"`)
  const { anotacao } = await note('um')
  await note('dois')
  await professora('excluirAnotacao', `${input}, anotacao: "${anotacao.id}"`)
}
