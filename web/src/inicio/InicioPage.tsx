import { useLoaderData } from 'react-router-dom'
import { InicioDoAluno } from './InicioDoAluno.tsx'
import { Landing } from './landing/Landing.tsx'

/** '/': the landing for visitors, the home page for students (specification §1). Only the home page loads data. */
export const InicioPage = () => (useLoaderData() ? <InicioDoAluno /> : <Landing />)
