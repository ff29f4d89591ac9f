/** Who sees a sentence, by role; '' is everybody. */
export const lados: Readonly<Record<string, string>> = {
  '': 'Todos',
  ESTUDANTE: 'Estudantes',
  PROFESSOR: 'Professores',
}
