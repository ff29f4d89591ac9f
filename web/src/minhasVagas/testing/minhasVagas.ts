/** The rows of the list are of this year and the one before. */
export const year = new Date().getFullYear()

export const calculo = {
  id: 'vaga-1',
  codigo: '1',
  titulo: 'Monitoria de Cálculo I',
  tipo: 'MONITORIA',
  nomeDoTipo: 'Monitoria',
  status: 'EM_ANDAMENTO',
  total: 12,
  candidatosNovos: 3,
  prazo: '2099-10-31',
  criadaEm: `${year}-03-09T12:00:00Z`,
}
export const robotica = {
  id: 'vaga-2',
  codigo: '2',
  titulo: 'Bolsa em Robótica',
  tipo: 'BOLSA',
  nomeDoTipo: 'Bolsa',
  status: 'ENCERRADA',
  total: 3,
  candidatosNovos: 0,
  prazo: '2099-11-30',
  criadaEm: `${year - 1}-05-10T12:00:00Z`,
}
