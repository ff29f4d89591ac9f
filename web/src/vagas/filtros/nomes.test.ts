import { expect, test } from 'vitest'
import { describeLista } from './nomes.ts'

const departamentos = [{ codigo: '3', nome: 'Física' }]
const tiposDeVaga = [{ codigo: '1001', nome: 'Extensão' }]

test.each([
  ['', 'Oportunidades Acadêmicas'],
  ['?pagina=2&cursor=x', 'Oportunidades Acadêmicas: página 2'],
  ['?busca=redes', 'Oportunidades Acadêmicas: “redes”'],
  ['?salvas=1', 'Oportunidades Acadêmicas: Salvas'],
  [
    '?type=bolsa,monitoria&departamento=3&beneficios=remuneracao&busca=redes&pagina=3',
    'Oportunidades Acadêmicas: Monitoria, Bolsa, Física, Remuneração, “redes”, página 3',
  ],
  ['?type=1001,estagio,3', 'Oportunidades Acadêmicas: Estágio, Extensão, 3'],
  ['?modalidade=remoto&horas=20', 'Oportunidades Acadêmicas: Remota, 20h ou mais'],
  ['?departamento=99', 'Oportunidades Acadêmicas: 99'],
])('describes the list of %j', (search, title) => {
  expect(describeLista(new URLSearchParams(search), { departamentos, tiposDeVaga })).toBe(title)
})
