/** Where the token of `entrar` goes: paste it in the Headers editor of a tab. */
export const tokenHeaders = '{\n  "Authorization": "Bearer "\n}'

const entrar = `# Entre e copie o token da resposta
# para "Headers", abaixo, em cada aba.
mutation Entrar {
  entrar(input: {
    email: "aluna@puc.example"
    senha: "demo1234"
    papel: ESTUDANTE
  }) {
    __typename
    ... on EntrarSuccess { token papel }
    ... on Erro { mensagem }
  }
}
`

const entrarComoProfessor = `mutation EntrarComoProfessora {
  entrar(input: {
    email: "professora@inf.puc.example"
    senha: "demo1234"
    papel: PROFESSOR
  }) {
    __typename
    ... on EntrarSuccess { token papel }
    ... on Erro { mensagem }
  }
}
`

const listar = `# Recomendadas primeiro, depois as mais novas.
query ListarVagas {
  vagas(first: 8) {
    total
    totalDeRecomendadas
    pageInfo { hasNextPage endCursor }
    edges {
      node {
        id
        codigo
        titulo
        tipo
        departamento { nome }
        autor { nome }
        recomendacao { score estrategias }
      }
    }
  }
}
`

const filtrar = `query FiltrarVagas($filtro: VagaFiltro) {
  departamentos { codigo nome }
  vagas(first: 8, filtro: $filtro) {
    total
    edges {
      node { codigo titulo tipo remuneracao departamento { nome } }
    }
  }
}
`

const verVaga = `query VerVaga($codigo: ID!) {
  vaga(id: $codigo) {
    id
    titulo
    descricao
    prazo
    encerrada
    interesses { nome }
    autor { codigo nome }
  }
  viewer {
    situacaoDaCandidatura(vaga: $codigo) { id candidatado }
  }
}
`

const candidatar = `# "vaga" é o id, não o código.
mutation Candidatar($input: CandidatarInput!) {
  candidatar(input: $input) {
    __typename
    ... on CandidatarSuccess {
      situacao { candidatado }
      candidaturaEdge { node { id criadaEm } }
    }
    ... on Erro { mensagem }
  }
}
`

const cancelar = `mutation Cancelar($input: CancelarCandidaturaInput!) {
  cancelarCandidatura(input: $input) {
    __typename
    ... on CancelarCandidaturaSuccess { situacao { candidatado } }
    ... on Erro { mensagem }
  }
}
`

const publicar = `# Com o token da professora.
mutation Publicar($input: CriarVagaInput!) {
  criarVaga(input: $input) {
    __typename
    ... on CriarVagaSuccess {
      vagaEdge { node { id codigo titulo prazo } }
    }
    ... on EntradaInvalida {
      campos { campo mensagem }
    }
  }
}
`

const verCandidatos = `query VerCandidatos($codigo: ID!) {
  viewer {
    minhasVagas {
      total
      edges { totalDeCandidatos node { codigo titulo status } }
    }
    candidaturasDaVaga(vaga: $codigo) {
      total
      edges {
        candidato { codigo nome }
        curso
        node { criadaEm cartaDeMotivacao }
      }
    }
  }
}
`

const conversar = `query Conversas {
  viewer {
    naoLidas { mensagens notificacoes }
    conversas {
      edges {
        node { pessoa { codigo nome } ultimaMensagem naoLidas }
      }
    }
  }
}
`

const receber = `# Fica aberta, à espera.
subscription MensagemRecebida {
  mensagemRecebida {
    mensagemEdge { node { conteudo criadaEm minha } }
    conversa { pessoa { nome } naoLidas }
  }
}
`

const vaga = 'VmFnYTox'
const json = (value: object) => JSON.stringify(value, null, 2)
const descricao = 'Apoio aos alunos de Cálculo I, com plantões às quartas-feiras.'
const nova = {
  titulo: 'Monitoria de Cálculo I',
  descricao,
  departamento: '1',
  local: 'PUC',
  tipo: '1',
  remuneracao: 600,
}

/** One tab per main job, in the order of a visit. */
export const examples: { query: string; variables?: string; headers?: string }[] = [
  { query: entrar },
  { query: listar },
  {
    query: filtrar,
    variables: json({ filtro: { tipos: ['MONITORIA'], beneficios: ['REMUNERACAO'], busca: 'cálculo' } }),
  },
  { query: verVaga, variables: json({ codigo: '1' }) },
  { query: candidatar, variables: json({ input: { vaga, cartaDeMotivacao: 'Gosto de ensinar.' } }) },
  { query: cancelar, variables: json({ input: { vaga } }) },
  { query: entrarComoProfessor },
  { query: publicar, variables: json({ input: nova }) },
  { query: verCandidatos, variables: json({ codigo: '1' }) },
  { query: conversar },
  { query: receber },
].map(tab => ({ ...tab, headers: tokenHeaders }))
