import { expect } from 'vitest'

/** Runs a mutation with its input. Returns its payload. */
// Payloads of every shape.
// oxlint-disable-next-line typescript/no-explicit-any
export type Change = (name: string, input: string) => Promise<any>

interface Walk {
  /** Global ids of a vaga and of its one candidatura, still unseen. */
  vaga: string
  candidatura: string
  readVersao: () => Promise<number>
  professora: Change
  aluna: Change
}

/** Moves a candidatura to a released decision, with every mutation of the selection and most of their refusals. */
export async function walkSelecao({ vaga, candidatura, readVersao, professora, aluna }: Walk): Promise<void> {
  const input = `vaga: "${vaga}"`
  const move = (versao: number, how: string) =>
    professora(
      'moverCandidaturas',
      `${input}, candidaturas: [{ candidatura: "${candidatura}", versao: ${versao} }], ${how}`,
    )

  await aluna('compartilharHistorico', `${input}, compartilhar: true`)
  await aluna('responderPerguntas', `${input}, respostas: []`)
  await professora('definirLugares', `${input}, lugares: 3`)
  // Others have saved since.
  await professora('definirLugares', `${input}, lugares: 4, antes: { lugares: 2 }`)
  await professora(
    'definirPerguntas',
    `${input}, perguntas: [], arquivo: OPCIONAL, antes: { perguntas: [], arquivo: OBRIGATORIO }`,
  )
  const nenhum = 'disciplinas: [], cursos: [], fechada: false'
  await professora('definirRequisitos', `${input}, crMinimo: 6, ${nenhum}, antes: { crMinimo: 7, ${nenhum} }`)
  const first = await readVersao()
  expect((await move(first, 'para: ENTREVISTA, palavra: "Até amanhã.", chave: "um"')).movidas).toHaveLength(1)
  expect((await move(first, 'para: EM_ANALISE, chave: "dois"')).recusadas).toHaveLength(1)
  expect((await aluna('cancelarCandidatura', input)).__typename).toBe('CancelamentoRecusado')

  expect((await professora('divulgarResultado', input)).__typename).toBe('NadaADivulgar')
  expect((await move(await readVersao(), 'para: APROVADA, reter: true, chave: "tres"')).movidas).toHaveLength(1)
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
  await professora('divulgarResultado', `${input}, em: "${tomorrow}"`)
  await professora('cancelarDivulgacao', input)
  expect((await professora('divulgarResultado', input)).divulgadas).toHaveLength(1)
  expect((await aluna('responderPerguntas', `${input}, respostas: []`)).__typename).toBe('RespostasRecusadas')

  const end = (how: string) => professora('finalizarSelecao', `${input}, ${how}`)
  const decide = (versao: number) =>
    `semDecisao: { candidaturas: [{ candidatura: "${candidatura}", versao: ${versao} }], para: NAO_SELECIONADA }`
  await move(await readVersao(), 'para: LISTA_DE_ESPERA, reter: true, chave: "quatro"')
  expect((await end('divulgar: true, chave: "cinco"')).divulgadas).toHaveLength(1)
  await move(await readVersao(), 'para: EM_ANALISE, chave: "seis"')
  expect((await end(`${decide(await readVersao())}, chave: "sete"`)).movidas).toHaveLength(1)
  expect((await end(`${decide(first)}, chave: "oito"`)).recusadas).toHaveLength(1)
  await professora('alterarStatusDaVaga', `${input}, status: EM_ANDAMENTO`)
  await move(await readVersao(), 'para: APROVADA, chave: "nove"')
}
