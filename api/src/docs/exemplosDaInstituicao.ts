const publica = {
  nome: 'Universidade do Exemplo',
  sigla: 'UEX',
  dominiosDeAluno: ['aluno.uex.example'],
  dominiosDeProfessor: ['uex.example'],
  emailsDeExcecao: ['visitante@outra.example'],
  suporte: 'mural@uex.example',
  protecaoDeDados: 'dados@uex.example',
  termos: 'https://uex.example/termos',
  prototipo: null,
  cor: '#0f5a55',
  marcaMvp: true,
  fuso: 'America/Manaus',
  primeirosMeses: [2, 8],
}

const valores = {
  ...publica,
  dominiosQueProvamProfessor: ['uex.example'],
  remetente: { nome: 'Mural da UEX', email: 'mural@uex.example', responderPara: null },
}

const administrada = { versao: 2, valores, alterados: ['cor'], problemas: [], logo: null }

export const exemplosDaInstituicao = {
  'GET /instituicao': {
    instituicao: {
      response: {
        ...publica,
        cursos: ['Agronomia', 'Medicina'],
        locais: [{ id: 1, nome: 'Remoto' }],
        avisos: [{ id: 1, texto: 'O mural para no sábado.', para: null, de: '2026-03-09', ate: '2026-03-14' }],
        documentos: 2,
        logo: null,
      },
    },
  },
  'GET /admin/instituicao': { instituicao: { response: administrada } },
  'PUT /admin/documentos': {
    rascunho: {
      request: {
        tipo: 'privacidade',
        texto:
          'Guardamos o seu nome, o seu e-mail e o que você escreve no mural, para que professores conheçam quem se candidata às vagas deles.',
        mudou: '',
        publicar: false,
      },
    },
  },
  'PUT /admin/instituicao': { instituicao: { request: { versao: 1, valores }, response: administrada } },
}
