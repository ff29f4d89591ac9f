import {
  entrar,
  entrarComoProfessora,
  publicar,
  verCandidato,
  verCandidatos,
  verMinhasVagas,
} from './professorExamples.ts'

const entrarComoAluna = `# Agora como a aluna.
${entrar('EntrarComoAluna', 'aluna@puc.example', 'ESTUDANTE')}`

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
  vaga(codigo: $codigo) {
    id
    titulo
    descricao
    prazo
    encerrada
    interesses { nome }
    autor { codigo nome }
    minhaCandidatura { id candidatado }
  }
}
`

const candidatar = `# À vaga que a professora publicou.
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

const continuar = `# A próxima página: "after" é o endCursor da
# anterior, até hasNextPage ser false. Para uma
# página pelo número, é o "after" de pageCursors.
query PaginarVagas($after: String) {
  vagas(first: 8, after: $after) {
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

const json = (value: object) => JSON.stringify(value, null, 2)
const listada = '{{ListarVagas.vagas.edges.0.node.id}}'
const publicada = '{{Publicar.criarVaga.vagaEdge.node.id}}'
const nova = {
  titulo: 'Monitoria de Cálculo I',
  descricao: 'Apoio aos alunos de Cálculo I, com plantões às quartas-feiras.',
  departamento: '{{MinhasVagas.viewer.minhasVagas.edges.0.node.departamento.id}}',
  local: '{{MinhasVagas.instituicao.locais.-1.id}}',
  tipo: '{{MinhasVagas.tiposDeVaga.0.id}}',
  remuneracao: 600,
}

/** One tab per main job, in the order of a visit: the student applies to what the professor has just published. */
export const examples: { query: string; variables?: string }[] = [
  { query: entrarComoProfessora },
  { query: verMinhasVagas },
  {
    query: verCandidatos,
    variables: json({ codigo: '{{MinhasVagas.viewer.minhasVagas.edges.-1.node.codigo}}' }),
  },
  {
    query: verCandidato,
    variables: json({
      codigo: '{{MinhasVagas.viewer.minhasVagas.edges.-1.node.codigo}}',
      candidatura: '{{VerCandidatos.vaga.candidaturas.edges.0.node.codigo}}',
    }),
  },
  { query: publicar, variables: json({ input: nova }) },
  { query: entrarComoAluna },
  { query: listar },
  { query: continuar, variables: json({ after: '{{ListarVagas.vagas.pageInfo.endCursor}}' }) },
  {
    query: filtrar,
    variables: json({ filtro: { tipos: ['MONITORIA'], beneficios: ['REMUNERACAO'], busca: 'cálculo' } }),
  },
  { query: reencontrar, variables: json({ id: listada }) },
  { query: verVaga, variables: json({ codigo: '{{ListarVagas.vagas.edges.0.node.codigo}}' }) },
  { query: candidatar, variables: json({ input: { vaga: publicada, cartaDeMotivacao: 'Gosto de ensinar.' } }) },
  { query: cancelar, variables: json({ input: { vaga: publicada } }) },
  { query: verHistorico },
  { query: verRede, variables: json({ busca: null }) },
  { query: conversar },
  { query: verNotificacoes },
  { query: marcarComoLidas },
  { query: receber },
  { query: listen },
  { query: sair },
]
