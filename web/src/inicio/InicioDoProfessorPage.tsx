import { useLoaderData } from 'react-router-dom'
import { InicioDoProfessor } from './InicioDoProfessor.tsx'
import { LandingDoProfessor } from './LandingDoProfessor.tsx'

/** '/professor': the landing for visitors and students, the home for professors (specification §1). */
export const InicioDoProfessorPage = () => (useLoaderData() ? <InicioDoProfessor /> : <LandingDoProfessor />)
