/* The examples of the calls that choose mails and columns: see exemplos.ts. */

const todos = ['na_hora', 'resumo', 'no_quadro', 'nenhum']
const avisosDaAluna = [
  { tipo: 'recibo', modo: 'na_hora', modos: ['na_hora', 'no_quadro'] },
  { tipo: 'etapa', modo: 'na_hora', modos: todos },
  { tipo: 'entrevista', modo: 'na_hora', modos: todos },
  { tipo: 'comunicado', modo: 'na_hora', modos: todos },
  { tipo: 'mudanca', modo: 'na_hora', modos: todos },
  { tipo: 'finalizada', modo: 'na_hora', modos: todos },
  { tipo: 'mensagem', modo: 'no_quadro', modos: todos },
  { tipo: 'novas_vagas', modo: 'resumo', modos: todos },
  { tipo: 'prazos_de_salvas', modo: 'resumo', modos: todos },
]

export const exemplosDeAvisos = {
  'GET /usuarios/me/avisos': { aluna: { response: { avisos: avisosDaAluna } } },
  'PUT /usuarios/me/avisos': {
    aluna: { request: { tipo: 'etapa', modo: 'na_hora' }, response: { avisos: avisosDaAluna } },
  },
  'GET /usuarios/me/colunas': { professora: { response: { colunas: ['curso', 'etapa', 'cr'] } } },
  'PUT /usuarios/me/colunas': { professora: { request: { colunas: ['curso', 'etapa', 'cr'] } } },
  'POST /avisos/cancelar': {
    aluna: {
      request: { token: '7.etapa.0000000000000000000000000000000000000000000000000000000000000000' },
      response: { rotulo: 'Etapa da candidatura' },
    },
  },
}
