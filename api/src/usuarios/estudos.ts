import type { UpdateUsuario } from './usuarios.schemas.ts'

/** The columns of a student's studies and objective; a professor has none. Undefined: unchanged. */
export const toEstudos = ({
  curso,
  periodo_inicio,
  objetivo_principal,
}: Pick<UpdateUsuario, 'curso' | 'periodo_inicio' | 'objetivo_principal'>) => ({
  curso: curso ?? undefined,
  periodoInicio: periodo_inicio ?? undefined,
  objetivoPrincipal: objetivo_principal ?? undefined,
})
