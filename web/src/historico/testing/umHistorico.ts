const disciplina = {
  turma: null,
  grau: null,
  situacao: 'APROVADO',
  classificacao: 'CONCLUIDA',
  situacaoOriginal: null,
  creditos: 4,
}

/** Mock resolvers for a transcript of two terms, with every situation but CURSANDO and every color but red. */
export const umHistorico = {
  totalDeDisciplinas: 4,
  totalDeCreditos: 14,
  media: 6.8166,
  periodos: [
    {
      nome: '2024.1',
      media: 6.8,
      disciplinas: [
        { ...disciplina, codigoDaDisciplina: 'INF1007', nome: 'Programação II', turma: '33A', grau: 8.5 },
        { ...disciplina, codigoDaDisciplina: 'MAT1162', nome: 'Cálculo II', grau: 6.95 },
        {
          ...disciplina,
          codigoDaDisciplina: 'FIS1033',
          nome: 'Física I',
          turma: '33B',
          grau: 5,
          situacao: 'REPROVADO',
          classificacao: 'NAO_CONCLUIDA',
        },
      ],
    },
    {
      nome: '2024.2',
      media: null,
      disciplinas: [
        {
          ...disciplina,
          codigoDaDisciplina: 'ACP0900',
          nome: 'Atividades Complementares',
          situacao: 'OUTRA',
          situacaoOriginal: 'Cumprido em parte',
          creditos: 2,
        },
      ],
    },
  ],
}
