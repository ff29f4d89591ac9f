import { administracao } from './administracao.ts'
import { arquitetura } from './arquitetura.ts'
import { biologia } from './biologia.ts'
import { civil } from './civil.ts'
import type { ConteudoDoDepartamento } from './departamento.ts'
import { design } from './design.ts'
import { direito } from './direito.ts'
import { economia } from './economia.ts'
import { educacao } from './educacao.ts'
import { eletrica } from './eletrica.ts'
import { fisica } from './fisica.ts'
import { geografia } from './geografia.ts'
import { historia } from './historia.ts'
import { industrial } from './industrial.ts'
import { informatica } from './informatica.ts'
import { letras } from './letras.ts'
import { matematica } from './matematica.ts'
import { mecanica } from './mecanica.ts'
import { psicologia } from './psicologia.ts'
import { quimica } from './quimica.ts'
import { relacoes } from './relacoes.ts'

/** The departments that publish on the demo board. */
export const catalogo: ConteudoDoDepartamento[] = [
  informatica,
  matematica,
  fisica,
  quimica,
  eletrica,
  mecanica,
  civil,
  industrial,
  administracao,
  economia,
  direito,
  design,
  arquitetura,
  psicologia,
  letras,
  historia,
  relacoes,
  educacao,
  biologia,
  geografia,
]

export const departamentoDoConteudo = (nome: string): ConteudoDoDepartamento => {
  const found = catalogo.find(departamento => departamento.nome === nome)
  if (!found) throw new RangeError(`No content for the department ${nome}`)
  return found
}
