/* The examples of the calls of the network: see exemplos.ts. */

const professora = {
  id: 9,
  nome: 'Rita Lima',
  papel: 'professor',
  departamento: 'Informática',
  avatar: null,
  tags: ['Ensino'],
  conectado: false,
  motivo: 'Lecionou Programação II',
  secao: 'professores',
  vagas_abertas: 2,
}
const colega = {
  ...professora,
  id: 8,
  nome: 'Bia Reis',
  papel: 'estudante',
  departamento: 'Ciência da Computação',
  conectado: true,
  motivo: null,
  secao: null,
  vagas_abertas: 0,
}

export const exemplosDaRede = {
  'GET /rede/sugestoes': { aluna: { response: { pessoas: [professora], total: 1 } } },
  'GET /rede/conexoes': { aluna: { response: { pessoas: [colega], total: 1 } } },
}
