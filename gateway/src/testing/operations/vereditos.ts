/** Who calls. */
export const askers = [
  'nobody',
  'the owner',
  'another of the same role',
  'the other role',
  'a co-manager',
  'who is invited',
  'the candidate',
  'an administrator',
] as const
export type Asker = (typeof askers)[number]

/** The outcome of each rule per requester: the code of the refusal, or allowed. */
export const verdicts = {
  all: ['may', 'may', 'may', 'may', 'may', 'may', 'may', 'may'],
  session: ['UNAUTHENTICATED', 'may', 'may', 'may', 'may', 'may', 'may', 'may'],
  account: ['UNAUTHENTICATED', 'may', 'may', 'may', 'may', 'may', 'may', 'FORBIDDEN'],
  aluno: ['UNAUTHENTICATED', 'may', 'may', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'may', 'FORBIDDEN'],
  administrador: ['UNAUTHENTICATED', 'may', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'may'],
  moderador: ['UNAUTHENTICATED', 'may', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'may'],
  encarregado: ['UNAUTHENTICATED', 'may', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'may'],
  professor: ['UNAUTHENTICATED', 'may', 'may', 'FORBIDDEN', 'may', 'may', 'FORBIDDEN', 'FORBIDDEN'],
  author: ['UNAUTHENTICATED', 'may', 'FORBIDDEN', 'FORBIDDEN', 'may', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
  'author or aluno': ['UNAUTHENTICATED', 'may', 'FORBIDDEN', 'may', 'may', 'FORBIDDEN', 'may', 'FORBIDDEN'],
  // A candidatura by its id: for a student it is there only if it is their own.
  'author by id': ['UNAUTHENTICATED', 'may', 'FORBIDDEN', 'absent', 'may', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
  'author or candidate by id': [
    'UNAUTHENTICATED',
    'may',
    'FORBIDDEN',
    'absent',
    'may',
    'FORBIDDEN',
    'may',
    'FORBIDDEN',
  ],
  'author alone': [
    'UNAUTHENTICATED',
    'may',
    'FORBIDDEN',
    'FORBIDDEN',
    'FORBIDDEN',
    'FORBIDDEN',
    'FORBIDDEN',
    'FORBIDDEN',
  ],
} as const
