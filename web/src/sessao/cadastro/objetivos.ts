/** The main objectives in the order of specification §9, with their texts. */
export const objetivos = [
  { value: 'MENTORIA', label: 'Mentoria', hint: 'Receber orientação de professores e de alunos mais experientes' },
  {
    value: 'PROJETOS_ACADEMICOS',
    label: 'Projetos acadêmicos',
    hint: 'Participar de pesquisas, monitorias e laboratórios',
  },
  { value: 'REDE_DE_CONTATOS', label: 'Rede de contatos', hint: 'Conhecer colegas e professores da sua área' },
  { value: 'OPORTUNIDADES', label: 'Oportunidades', hint: 'Encontrar estágios, bolsas e outras vagas' },
  { value: 'CURRICULO', label: 'Currículo', hint: 'Ganhar experiência e completar horas' },
  { value: 'OUTRO', label: 'Outro objetivo', hint: 'Explorar o mural e decidir depois' },
] as const
