const statuses = ['aguardando', 'em_analise', 'em_andamento', 'finalizada', 'encerrada']
const tipos = ['Monitoria', 'Iniciação Científica', 'Estágio', 'Bolsa', 'Empresa Júnior', 'Laboratório']
const frase = 'Acompanhar as aulas, tirar dúvidas da turma e preparar listas de exercícios com a professora. '

const vaga = (id: number) => ({
  id,
  titulo: `${tipos[(id * 7) % 6]} ${(id * 7919) % 1000} em projetos de ${['redes', 'óptica', 'grafos', 'ética'][id % 4]}`,
  descricao: frase.repeat(5 + (id % 30)),
  tipo: { id: (id % 6) + 1, nome: tipos[id % 6] },
  status: statuses[(id * 3) % 5],
  criado_em: new Date(Date.UTC(2024, 0, 1 + ((id * 37) % 1000))).toISOString(),
  candidates: (id * 13) % 40,
})

/** The response of an upstream for professor 9, with this many vagas. */
export const withVagas = (size: number) => ({
  'GET /users/9': { id: 9, usuario: 'Bia', ehaluno: false },
  'GET /vagas/professor': { vagas: Array.from({ length: size }, (_, index) => vaga(index + 1)) },
})
