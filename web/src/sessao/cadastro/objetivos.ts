/** The main objectives in the order of specification §9, with their texts. */
export const objetivos = [
  { value: 'MENTORING', label: 'Mentoria', hint: 'Receber orientação de professores e de alunos mais experientes' },
  {
    value: 'ACADEMIC_PROJECTS',
    label: 'Projetos acadêmicos',
    hint: 'Participar de pesquisas, monitorias e laboratórios',
  },
  { value: 'NETWORKING', label: 'Rede de contatos', hint: 'Conhecer colegas e professores da sua área' },
  { value: 'OPPORTUNITIES', label: 'Oportunidades', hint: 'Encontrar estágios, bolsas e outras vagas' },
  { value: 'CURRICULUM', label: 'Currículo', hint: 'Ganhar experiência e completar horas' },
  { value: 'OTHER', label: 'Outro objetivo', hint: 'Explorar o mural e decidir depois' },
] as const
