const entrar = `# Entre primeiro: o token vale para todas as
# abas, até você sair ou recarregar a página.
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

const continuar = `# A próxima página: troque "after" pelo endCursor
# da resposta, até hasNextPage ser false. Para uma
# página pelo número, pelo "after" de pageCursors.
query PaginarVagas($after: String) {
  vagas(first: 3, after: $after) {
    total
    pageInfo { hasNextPage endCursor }
    pageCursors { page(number: 3) { after } last { page after } }
    edges { cursor node { id titulo } }
  }
}
`

const reencontrar = `# Qualquer objeto, pelo seu id global.
query Reencontrar($id: ID!) {
  node(id: $id) {
    __typename
    id
    ... on Vaga { titulo prazo }
    ... on Usuario { nome papel }
    ... on Departamento { nome }
  }
}
`

const verRede = `query MinhaRede($busca: String) {
  viewer {
    rede {
      exemplo
      sugestoes(busca: $busca, first: 5) {
        total
        pageInfo { hasNextPage endCursor }
        edges { node { id conectado pessoa { codigo nome } } }
      }
      conexoes(first: 5) {
        total
        edges { node { id pessoa { codigo nome } } }
      }
    }
  }
}
`

const verNotificacoes = `query MinhasNotificacoes {
  viewer {
    notificacoes(first: 10) {
      total
      naoLidas
      pageInfo { hasNextPage endCursor }
      edges {
        node { id tipo titulo descricao criadaEm lida acao { rotulo href } }
      }
    }
  }
}
`

const marcarComoLidas = `mutation MarcarComoLidas {
  marcarNotificacoesComoLidas(input: {}) {
    ... on MarcarNotificacoesComoLidasSuccess { naoLidas }
  }
}
`

const verHistorico = `# Depois de importar um PDF em /import-curriculum.
query MeuHistorico {
  viewer {
    historico {
      media
      totalDeCreditos
      periodos {
        nome
        media
        disciplinas { codigoDaDisciplina nome grau situacao }
      }
    }
    progressoComplementar { estado percentual }
  }
}
`

const sair = `# Encerra a sessão; o token não vale mais.
mutation Sair {
  sair {
    ... on SairSuccess { revogado }
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

const listen = `# Fica aberta: mensagens e notificações numa só.
subscription Novidades {
  novidades {
    __typename
    ... on Ligado { mensagens notificacoes }
    ... on MensagemRecebida {
      mensagemEdge { node { conteudo } }
      conversa { pessoa { nome } }
      naoLidas
    }
    ... on NotificacaoRecebida {
      notificacao { tipo titulo }
      naoLidas
    }
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
export const examples: { query: string; variables?: string }[] = [
  { query: entrar },
  { query: listar },
  { query: continuar, variables: json({ after: null }) },
  { query: reencontrar, variables: json({ id: vaga }) },
  {
    query: filtrar,
    variables: json({ filtro: { tipos: ['MONITORIA'], beneficios: ['REMUNERACAO'], busca: 'cálculo' } }),
  },
  { query: verVaga, variables: json({ codigo: '1' }) },
  { query: candidatar, variables: json({ input: { vaga, cartaDeMotivacao: 'Gosto de ensinar.' } }) },
  { query: cancelar, variables: json({ input: { vaga } }) },
  { query: verHistorico },
  { query: verRede, variables: json({ busca: null }) },
  { query: entrarComoProfessor },
  { query: publicar, variables: json({ input: nova }) },
  { query: verCandidatos, variables: json({ codigo: '1' }) },
  { query: conversar },
  { query: verNotificacoes },
  { query: marcarComoLidas },
  { query: receber },
  { query: listen },
  { query: sair },
]
