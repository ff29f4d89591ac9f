import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway, professora } from '../testing/createTestGateway.ts'
import { instituicao } from '../testing/instituicao.ts'
import { reply } from '../testing/scriptUpstream.ts'

const rows = [
  {
    id: 1,
    periodo: '2024.2',
    codigo_disciplina: 'MAT1',
    nome_disciplina: 'Cálculo',
    turma: '33A',
    grau: '8,5',
    situacao: 'AP',
    n_creditos: 4,
  },
  {
    id: 2,
    periodo: '2024.1',
    codigo_disciplina: 'FIS1',
    nome_disciplina: 'Física',
    grau: 4,
    situacao: 'Reprovado por média',
    n_creditos: '6',
  },
  {
    id: 3,
    periodo: '2024.1',
    codigo_disciplina: 'ACP0900',
    nome_disciplina: 'Atividades',
    grau: null,
    situacao: 'Cumprido',
    n_creditos: 3,
    classificacao: 'concluida',
    desfecho: 'aproveitada',
  },
  {
    id: 4,
    periodo: '2024.2',
    codigo_disciplina: 'ACP0900',
    nome_disciplina: 'Atividades',
    situacao: 'cursando',
    n_creditos: 4,
  },
]
const document = `{ viewer {
  historico { totalDeDisciplinas totalDeCreditos media periodos { nome media disciplinas { codigoDaDisciplina grau situacao situacaoOriginal creditos } } }
  progressoComplementar { estado creditosConcluidos creditosExigidos percentual }
} }`

describe('historico and progressoComplementar', () => {
  it('cost one call in total', async () => {
    const { execute, calls } = createTestGateway({ 'GET /historicos/': rows })
    const { data } = await execute(document, {}, { token: aluna })
    expect(calls).toEqual(['GET /historicos/'])
    expect(data.viewer.historico).toMatchObject({ totalDeDisciplinas: 4, totalDeCreditos: 17, media: 6.25 })
    expect(
      data.viewer.historico.periodos.map(({ nome, media }: { nome: string; media: number }) => [nome, media]),
    ).toEqual([
      ['2024.1', 4],
      ['2024.2', 8.5],
    ])
    const [falhou, cumpriu] = data.viewer.historico.periodos[0].disciplinas
    expect(falhou).toEqual({
      codigoDaDisciplina: 'FIS1',
      grau: 4,
      situacao: 'REPROVADO',
      situacaoOriginal: 'Reprovado por média',
      creditos: 6,
    })
    expect(cumpriu).toMatchObject({ situacao: 'OUTRA', situacaoOriginal: 'Cumprido' })
    expect(data.viewer.progressoComplementar).toEqual({
      estado: 'EM_PROGRESSO',
      creditosConcluidos: 3,
      creditosExigidos: 10,
      percentual: 30,
    })
  })

  it.each([
    [[], 'SEM_HISTORICO', 0],
    [rows.slice(0, 2), 'SEM_REGISTRO', 0],
    [[{ ...rows[2], n_creditos: 25 }], 'EM_PROGRESSO', 100],
  ])('of %j are %s at %i percent', async (body, estado, percentual) => {
    const { execute } = createTestGateway({ 'GET /historicos/': body })
    const { data } = await execute(document, {}, { token: aluna })
    expect(data.viewer.progressoComplementar).toMatchObject({ estado, percentual })
    expect(data.viewer.historico === null).toBe(estado === 'SEM_HISTORICO')
  })

  it.each([
    [249, 99],
    [250, 100],
    [29, 11],
    [145, 58],
  ])('of %i credits out of 250 are %i percent', async (n_creditos, percentual) => {
    const grande = { ...instituicao, atividadesComplementares: { codigo: 'ACP0900', creditos: 250 } }
    const { execute } = createTestGateway({ 'GET /historicos/': [{ ...rows[2], n_creditos }] }, { instituicao: grande })
    const { data } = await execute(document, {}, { token: aluna })
    expect(data.viewer.progressoComplementar.percentual).toBe(percentual)
  })

  it.each([
    ['AP', 3],
    ['AP - Aprovado', 3],
    ['Aprovado por média', 3],
    ['Cumprido', 0],
    ['Dispensa', 0],
    ['Não cumpriu', 0],
    [null, 0],
    ['RM', 0],
    ['RM - Reprovado por média', 0],
    ['CR - Cursando', 0],
    ['RF', 0],
    ['Em curso', 0],
    ['Matriculado', 0],
    ['TR', 0],
    ['Trancado', 0],
    ['CANCELADA', 0],
    ['Incompleto', 0],
  ])(
    'of an upstream that does not classify count a course with %j as %i credits',
    async (situacao, creditosConcluidos) => {
      const row = { ...rows[2], situacao, classificacao: null, desfecho: null }
      const { execute } = createTestGateway({ 'GET /historicos/': [row] })
      const { data } = await execute(document, {}, { token: aluna })
      expect(data.viewer.progressoComplementar).toMatchObject({ estado: 'EM_PROGRESSO', creditosConcluidos })
    },
  )

  it.each([
    ['concluida', 'aprovada', 'CONCLUIDA', 'APROVADO', 3],
    ['concluida', 'aproveitada', 'CONCLUIDA', 'OUTRA', 3],
    ['nao_concluida', 'reprovada', 'NAO_CONCLUIDA', 'REPROVADO', 0],
    ['nao_concluida', 'interrompida', 'NAO_CONCLUIDA', 'OUTRA', 0],
    ['nao_reconhecida', null, 'NAO_RECONHECIDA', 'OUTRA', 0],
    ['of tomorrow', 'of tomorrow', 'NAO_RECONHECIDA', 'OUTRA', 0],
  ])('are what the API decides: %s, %s', async (classificacao, desfecho, classified, situacao, creditosConcluidos) => {
    const row = { ...rows[2], situacao: 'AP', classificacao, desfecho }
    const { execute } = createTestGateway({ 'GET /historicos/': [row] })
    const { data } = await execute(
      `{ viewer { historico { periodos { disciplinas { situacao classificacao } } } progressoComplementar { creditosConcluidos } } }`,
      {},
      { token: aluna },
    )
    expect(data.viewer.historico.periodos[0].disciplinas).toEqual([{ situacao, classificacao: classified }])
    expect(data.viewer.progressoComplementar.creditosConcluidos).toBe(creditosConcluidos)
  })

  it('are FORBIDDEN for a professor', async () => {
    const { execute } = createTestGateway({ 'GET /historicos/': reply(403) })
    const { codes } = await execute('{ viewer { historico { media } } }', {}, { token: professora })
    expect(codes).toEqual(['FORBIDDEN'])
  })

  it('fail as a whole if one course is unreadable: without it the numbers would be wrong', async () => {
    const { execute } = createTestGateway({ 'GET /historicos/': [...rows, { ...rows[0], grau: 'dez' }] })
    expect((await execute(document, {}, { token: aluna })).codes).toContain('UPSTREAM_CONTRACT')
  })
})

const importar = `mutation ($arquivo: Upload!) { importarHistorico(input: { arquivo: $arquivo }) { __typename
  ... on ImportarHistoricoSuccess { mensagem total totalDeLinhasIlegiveis linhasIlegiveis { pagina texto motivo } viewer { usuario { temHistorico } } } ... on EntradaInvalida { mensagem campos { campo } } } }`
const avatar = `mutation ($arquivo: Upload!) { enviarAvatar(input: { arquivo: $arquivo }) { __typename
  ... on EnviarAvatarSuccess { usuario { avatar } } ... on EntradaInvalida { mensagem } } }`

/** GraphQL multipart request specification. */
async function upload(
  gateway: ReturnType<typeof createTestGateway>,
  query: string,
  file: File,
  headers = { 'x-graphql-yoga-csrf': '1' },
) {
  const form = new FormData()
  form.append('operations', JSON.stringify({ query, variables: { arquivo: null } }))
  form.append('map', '{"0":["variables.arquivo"]}')
  form.append('0', file)
  const init = { method: 'POST', body: form, headers: { ...headers, authorization: `Bearer ${aluna}` } }
  const response = await gateway.yoga.fetch('http://gateway/graphql', init)
  return { status: response.status, ...(await response.json()) }
}

describe('importarHistorico', () => {
  const ilegivel = { pagina: 2, texto: 'INF1007 Programação', motivo: 'Faltam os créditos.' }
  const pdf = new File(['%PDF-1.7 transcript'], 'histórico.pdf', { type: 'application/pdf' })

  it('forwards the file unchanged in one write, and reads what the payload selects', async () => {
    const gateway = createTestGateway({
      'POST /historicos/upload': { detail: 'Importado', total: 12, nao_lidas: [ilegivel], total_nao_lidas: 101 },
      'GET /users/7': { id: 7, usuario: 'Ana', has_curriculum: true },
    })
    const { data } = await upload(gateway, importar, pdf)
    expect(gateway.calls).toEqual(['POST /historicos/upload', 'GET /users/7'])
    const body = Buffer.from(gateway.sent[0]?.body ?? '').toString()
    expect(gateway.sent[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(body).toContain('name="file"; filename="histórico.pdf"')
    expect(body).toContain('%PDF-1.7 transcript')
    expect(data.importarHistorico).toMatchObject({
      mensagem: 'Importado',
      total: 12,
      linhasIlegiveis: [ilegivel],
      totalDeLinhasIlegiveis: 101,
      viewer: { usuario: { temHistorico: true } },
    })
  })

  it('accepts an upstream that does not count unreadable lines', async () => {
    const gateway = createTestGateway({
      'POST /historicos/upload': { detail: null, total: 1, nao_lidas: [ilegivel] },
      'GET /users/7': { id: 7, usuario: 'Ana', has_curriculum: true },
    })
    const { data } = await upload(gateway, importar, pdf)
    expect(data.importarHistorico).toMatchObject({
      mensagem: 'Histórico acadêmico importado com sucesso!',
      totalDeLinhasIlegiveis: 1,
    })
  })

  it('returns a partial transcript, and stores it when it is confirmed', async () => {
    const { classificacao, desfecho, ...row } = { ...rows[0], classificacao: 'nao_reconhecida', desfecho: null }
    const previa = { id: 'p1', disciplinas: [{ ...row, classificacao, desfecho }], situacoes_nao_reconhecidas: ['AP?'] }
    const gateway = createTestGateway({
      'POST /historicos/upload?parcial=perguntar': {
        detail: 'Nada foi guardado.',
        total: 1,
        nao_lidas: [ilegivel],
        previa,
      },
      'GET /historicos/': rows,
      'POST /historicos/confirmacao': { detail: 'Importado', total: 1 },
    })
    const asking = `mutation ($arquivo: Upload!) { importarHistorico(input: { arquivo: $arquivo, perguntar: true }) { __typename
      ... on HistoricoAConfirmar { mensagem previa situacoesNaoReconhecidas totalDeLinhasIlegiveis
        disciplinas { periodo codigoDaDisciplina grau classificacao creditos } viewer { historico { totalDeDisciplinas } } } } }`
    expect((await upload(gateway, asking, pdf)).data.importarHistorico).toEqual({
      __typename: 'HistoricoAConfirmar',
      mensagem: 'Nada foi guardado.',
      previa: 'p1',
      situacoesNaoReconhecidas: ['AP?'],
      totalDeLinhasIlegiveis: 1,
      disciplinas: [
        { periodo: '2024.2', codigoDaDisciplina: 'MAT1', grau: 8.5, classificacao: 'NAO_RECONHECIDA', creditos: 4 },
      ],
      viewer: { historico: { totalDeDisciplinas: 4 } },
    })
    const confirming =
      'mutation { confirmarHistorico(input: { previa: "p1" }) { ... on ConfirmarHistoricoSuccess { total } } }'
    expect((await gateway.execute(confirming, {}, { token: aluna })).data.confirmarHistorico).toEqual({ total: 1 })
    expect(gateway.sent.at(-1)?.body).toBe('{"previa":"p1"}')
  })

  it.each([400, 409])('shows why a %i did not store the transcript', async status => {
    const gateway = createTestGateway({ 'POST /historicos/confirmacao': reply(status, { detail: 'Envie de novo.' }) })
    const confirming =
      'mutation { confirmarHistorico(input: { previa: "p" }) { ... on EntradaInvalida { mensagem campos { campo } } } }'
    const { data } = await gateway.execute(confirming, {}, { token: aluna })
    expect(data.confirmarHistorico).toEqual({ mensagem: 'Envie de novo.', campos: [{ campo: 'previa' }] })
  })

  it.each([
    [413, [{ campo: 'arquivo' }]],
    [415, [{ campo: 'arquivo' }]],
    [422, []],
  ])('shows the upstream’s reason for %i, which for the file itself is at `arquivo`', async (status, campos) => {
    const gateway = createTestGateway({ 'POST /historicos/upload': reply(status, { detail: 'PDF ilegível' }) })
    const { data } = await upload(gateway, importar, pdf)
    expect(data.importarHistorico).toMatchObject({ mensagem: 'PDF ilegível', campos })
  })

  it('requires the header that a foreign page cannot send', async () => {
    const gateway = createTestGateway({})
    expect((await upload(gateway, importar, pdf, {} as never)).status).toBe(400)
  })
})

describe('enviarAvatar and removerAvatar', () => {
  it('cost a write and a read of the profile', async () => {
    const gateway = createTestGateway({
      'POST /users/7/avatar': { avatar: '/avatares/7.webp' },
      'DELETE /users/7/avatar': reply(204),
      'GET /users/7': { id: 7, usuario: 'Ana', avatar: 'http://127.0.0.1:3001/avatares/7.webp?v=2' },
    })
    const { data } = await upload(gateway, avatar, new File(['png'], 'a.png', { type: 'image/png' }))
    expect(data.enviarAvatar.usuario.avatar).toBe('/avatares/7.webp?v=2')
    await gateway.execute('mutation { removerAvatar { __typename } }', {}, { token: aluna })
    expect(gateway.calls).toEqual(['POST /users/7/avatar', 'GET /users/7', 'DELETE /users/7/avatar', 'GET /users/7'])
  })
})
