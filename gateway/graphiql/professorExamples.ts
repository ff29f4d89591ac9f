export const entrar = (name: string, email: string, papel: string) => `mutation ${name} {
  entrar(input: {
    email: "${email}"
    senha: "demo1234"
    papel: ${papel}
  }) {
    __typename
    ... on EntrarSuccess { token papel }
    ... on Erro { mensagem }
  }
}
`

export const entrarComoProfessora = `# As abas são uma visita, em ordem. O token vale
# para todas, até você sair ou recarregar a página.
${entrar('EntrarComoProfessora', 'professora@inf.puc.example', 'PROFESSOR')}`

export const verMinhasVagas = `# As mais novas primeiro.
query MinhasVagas {
  tiposDeVaga { id nome }
  instituicao { locais { id nome } }
  viewer {
    minhasVagas(first: 100) {
      total
      edges {
        node { id codigo titulo status totalDeCandidatos departamento { id nome } }
      }
    }
  }
}
`

export const verCandidatos = `# {{MinhasVagas…}} é um valor do último resultado
# de MinhasVagas (-1: o fim da lista), ou um codigo seu.
query VerCandidatos($codigo: ID!) {
  vaga(codigo: $codigo) {
    titulo
    candidaturas {
      total
      edges {
        node {
          codigo
          criadaEm
          cartaDeMotivacao
          candidato { curso pessoa { codigo nome } }
        }
      }
    }
  }
}
`

export const verCandidato = `# Da vaga ao candidato e ao seu histórico. Em uma
# lista, o que custa uma chamada por candidatura é
# TOO_MANY_CALLS: peça-o de uma só.
query VerCandidato($codigo: ID!, $candidatura: ID!) {
  vaga(codigo: $codigo) {
    titulo
    totalDeCandidatos
    selecao { aprovadas retidas }
    candidatura(codigo: $candidatura) {
      id
      etapa
      candidato {
        email
        pessoa { nome }
        perfil { interesses { nome } }
      }
      respostas { respostas { pergunta valor } }
      mudancas { de para em }
      anotacoes { texto }
      entrevista { inicio local }
      historicoEscolar { cr creditos disciplinas { nome } }
    }
  }
}
`

export const publicar = `mutation Publicar($input: CriarVagaInput!) {
  criarVaga(input: $input) {
    __typename
    ... on CriarVagaSuccess { vagaEdge { node { id codigo titulo prazo } } }
    ... on EntradaInvalida { campos { campo mensagem } }
  }
}
`
