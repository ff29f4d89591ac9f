import { createServer } from 'node:http'

/*
 * The REST API for every contender: the paths and shapes of api/openapi.json, with bodies built before the first
 * request. `GET /calls` returns the number of calls since the last read.
 */

const areas = ['Programação', 'Óptica', 'Robótica', 'Educação', 'Saúde', 'Gestão', 'Música', 'Física']
const tipos = ['Monitoria', 'Iniciação Científica', 'Estágio', 'Bolsa', 'Empresa Júnior', 'Laboratório']
const statuses = ['aguardando', 'em_analise', 'em_andamento', 'finalizada', 'encerrada']
const frase = 'Acompanhar as aulas, tirar dúvidas da turma, preparar listas de exercícios e redigir relatórios. '

const range = (length, build) => Array.from({ length }, (_, index) => build(index + 1))
/** Higher ids are newer: lists are in the API's order. */
const instant = id => new Date(Date.UTC(2026, 0, 1) + id * 3_600_000).toISOString()
const interesses = id => range(3, index => ({ id: ((id + index) % 8) + 1, nome: areas[(id + index) % 8] }))

const pessoa = id => ({
  id,
  usuario: `João Gonçalves ${id}`,
  nome: `João Gonçalves ${id}`,
  email: `joao.${id}@puc.example`,
  avatar: `https://imagens.example/${id}.png`,
})

const perfil = id => ({
  ...pessoa(id),
  ehaluno: true,
  sobre: frase.repeat(3),
  criado_em: instant(id),
  curso: 'Ciência da Computação',
  interesses: interesses(id),
  has_curriculum: true,
})

const vaga = id => ({
  id,
  titulo: `${tipos[id % 6]} em ${areas[id % 8]} para a turma ${id}`,
  descricao: frase.repeat(6),
  prazo: '2026-12-31',
  criado_em: instant(id),
  status: statuses[id % 5],
  tipo: { id: (id % 6) + 1, nome: tipos[id % 6] },
  department: { id: (id % 9) + 1, name: `Departamento de ${areas[id % 8]}` },
  location: { id: (id % 2) + 1, name: id % 2 ? 'PUC' : 'Remoto' },
  interesses: interesses(id),
  remuneracao: id % 3 ? 700 + id : null,
  desconto: id % 4 ? null : 12,
  horas_complementares: id % 2 ? 60 : null,
  link_vaga: id % 3 ? `https://vagas.example/${id}?de=mural` : null,
  professor: `Conceição Araújo ${id % 17}`,
  autor: pessoa((id % 17) + 20),
  isRecommended: id % 2 === 0,
  recommendationScore: id % 2 === 0 ? (id % 100) / 128 : null,
  recommendationStrategies: id % 2 ? [] : [{ explanation: `Combina com seu interesse em ${areas[id % 8]}` }],
})

const candidatura = id => ({
  id,
  criado_em: instant(id),
  carta_motivacao: id % 3 ? frase.repeat(4) : null,
  candidato: { ...pessoa(id + 30), curso: 'Engenharia Elétrica' },
})

const mensagem = id => {
  const [remetente_id, destinatario_id] = id % 2 ? [7, 10] : [10, 7]
  return { id, conteudo: frase.repeat((id % 3) + 1), criado_em: instant(id), remetente_id, destinatario_id }
}

const answers = new Map(
  Object.entries({
    'GET /vagas': { vagas: range(8, vaga).toReversed(), total: 240, recommended_count: 12 },
    'GET /vagas/12': vaga(12),
    'GET /api/candidaturas/vaga/12/candidatura-status': { has_applied: false },
    'GET /users/7': perfil(7),
    'GET /candidaturas/vaga/12': range(20, candidatura),
    'POST /candidaturas/vaga/12': { id: 900, criado_em: instant(900), carta_motivacao: 'Gosto de ensinar.' },
    'GET /mensagens/conversa/10': range(50, mensagem),
    'GET /vagas/professor': { vagas: range(500, id => ({ ...vaga(id), candidates: id % 40 })).toReversed() },
  }).map(([call, answer]) => [call, Buffer.from(JSON.stringify(answer))]),
)

let calls = 0

function send(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
  response.end(body)
}

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  if (request.url === '/calls') {
    send(response, 200, Buffer.from(String(calls)))
    calls = 0
    return
  }
  calls += 1
  const body = answers.get(`${request.method} ${request.url.split('?')[0]}`)
  // A contender that drops the token would do less work than the others.
  const status = !request.headers.authorization ? 401 : !body ? 404 : request.method === 'POST' ? 201 : 200
  request.resume().on('end', () => send(response, status, status < 300 ? body : Buffer.from('{}')))
})
server.listen(Number(process.env.PORT), '127.0.0.1')
