/* The questions and answers of the vaga of the examples: see exemplos.ts. */

const horas = {
  id: 101,
  texto: 'Quantas horas por semana você pode dedicar?',
  tipo: 'numero',
  obrigatoria: true,
  opcoes: [],
}
const turno = {
  id: 102,
  texto: 'Em que turno você prefere atender?',
  tipo: 'escolha',
  obrigatoria: false,
  opcoes: ['Manhã', 'Tarde', 'Noite'],
}

export const pedidos = {
  perguntas: [horas, turno],
  arquivo: { pedido: 'opcional', instrucao: 'Seu currículo, em até duas páginas.' },
}

export const semPedidos = { perguntas: [], arquivo: { pedido: 'nao', instrucao: null } }

/** Of the aluna, as POST /candidaturas/vaga/{id}/arquivo returned it. */
const arquivo = '5f0c7a52-3c1e-4d52-9a43-8f1de3f0b6aa'

export const respondido = {
  respostas: [{ pergunta: horas.id, texto: horas.texto, valor: '12' }],
  arquivo,
}

const respostas = {
  candidatura: 31,
  vaga: 1,
  respostas: [{ pergunta: horas.id, texto: horas.texto, tipo: horas.tipo, valor: '12' }],
  arquivo: { tamanho: 182_044, criado_em: '2026-03-10T12:29:00.000Z' },
}

export const exemplosDePerguntas = {
  'PUT /vagas/{id}/perguntas': { monitoria: { request: pedidos, response: pedidos } },
  'GET /vagas/{id}/respostas': { monitoria: { response: [respostas] } },
  'GET /candidaturas/{id}/respostas': { aluna: { response: respostas } },
  'GET /candidaturas/vaga/{id}/respostas': { aluna: { response: respostas } },
  'GET /candidaturas/{id}/arquivo': { aluna: { response: '%PDF-1.7' } },
  'POST /candidaturas/vaga/{id}/arquivo': { aluna: { response: { id: arquivo, tamanho: 182_044 } } },
}
