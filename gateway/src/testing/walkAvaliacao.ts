import type { Change } from './walkSelecao.ts'

/** Rates a candidatura of a vaga alone and with others, writes two notes and deletes one. */
export async function walkAvaliacao(vaga: string, candidatura: string, professora: Change): Promise<void> {
  const input = `candidatura: "${candidatura}"`
  await professora('avaliarCandidatura', `${input}, nota: 4, etiquetas: ["Chamar"]`)
  await professora('avaliarCandidaturas', `vaga: "${vaga}", candidaturas: ["${candidatura}"], nota: 5`)
  const note = (chave: string) => professora('anotarCandidatura', `${input}, texto: "Ligar.", chave: "${chave}"`)
  const { anotacao } = await note('um')
  await note('dois')
  await professora('excluirAnotacao', `${input}, anotacao: "${anotacao.id}"`)
}
