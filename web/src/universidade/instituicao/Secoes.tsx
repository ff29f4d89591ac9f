import type { ReactNode } from 'react'
import { useId } from 'react'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Split } from '../../ui/layout/Split.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { CampoDeTexto, type CampoProps } from './CampoDeTexto.tsx'
import { CorField } from './CorField.tsx'
import { EmailDeTeste } from './EmailDeTeste.tsx'
import { FusoField } from './FusoField.tsx'
import { PeriodosField } from './PeriodosField.tsx'
import { type Campo, type Erros, type Valores, toMeses } from './valores.ts'

type Props = {
  valores: Valores
  erros: Erros
  /** Fields that an administrator changed. */
  alterados: readonly string[]
  onChange: (mudanca: Partial<Valores>) => void
  logo: ReactNode
}

type Mais = Omit<CampoProps, 'campo' | 'valor' | 'onChange'>
type Campos = { campo: (name: Campo, more?: Mais) => ReactNode }

/** The fields, in sections. */
export const Secoes = ({ valores, erros, alterados, onChange, logo }: Props) => {
  const campo = (name: Campo, more: Mais = {}) => {
    const [chave = name] = name.split('.')
    const shared = { campo: name, valor: valores[name], erro: erros[name], alterado: alterados.includes(chave) }
    return <CampoDeTexto {...shared} {...more} onChange={onChange} />
  }
  return (
    <>
      <Identidade campo={campo} />
      <Datas {...{ valores, erros, alterados, onChange }} />
      <Dominios campo={campo} />
      <Remetente campo={campo} valores={valores} />
      <Contato campo={campo} />
      <Aparencia {...{ valores, erros, alterados, onChange, logo }} />
      <PrimeiraRevisao valores={valores} onChange={onChange} />
    </>
  )
}

const Datas = ({ valores, erros, alterados, onChange }: Omit<Props, 'logo'>) => (
  <Secao
    titulo="Datas e horas"
    explica="Que dia é hoje, as horas que todos leem, em qualquer aparelho, e os períodos letivos."
  >
    <FusoField
      valor={valores.fuso}
      erro={erros.fuso}
      alterado={alterados.includes('fuso')}
      onChange={fuso => onChange({ fuso })}
    />
    <PeriodosField
      meses={toMeses(valores.primeirosMeses)}
      erro={erros.primeirosMeses}
      alterado={alterados.includes('primeirosMeses')}
      onChange={meses => onChange({ primeirosMeses: meses.join('\n') })}
    />
  </Secao>
)

const Aparencia = ({ valores, erros, alterados, onChange, logo }: Props) => (
  <Secao titulo="Aparência" explica="O logo e a cor que acompanham o mural.">
    {logo}
    <CorField
      valor={valores.cor}
      erro={erros.cor}
      alterado={alterados.includes('cor')}
      onChange={cor => onChange({ cor })}
    />
    <Checkbox
      label="Mostrar a marca “MVP”"
      hint="Na página inicial, ao lado do que o mural já tem."
      checked={valores.marcaMvp}
      onChange={event => onChange({ marcaMvp: event.target.checked })}
    />
  </Secao>
)

const PrimeiraRevisao = ({ valores, onChange }: Pick<Props, 'valores' | 'onChange'>) => (
  <Secao
    titulo="Primeira revisão"
    explica="O que passa pela moderação antes de aparecer. O que já espera fica na fila até ser decidido."
  >
    <Checkbox
      label="Rever a primeira oportunidade de cada professor"
      hint="De quem nunca teve uma oportunidade pública."
      checked={valores.primeiraRevisaoDeProfessor}
      onChange={event => onChange({ primeiraRevisaoDeProfessor: event.target.checked })}
    />
    <Checkbox
      label="Rever a primeira oportunidade de cada departamento"
      hint="Do departamento que nunca teve uma oportunidade pública."
      checked={valores.primeiraRevisaoDeDepartamento}
      onChange={event => onChange({ primeiraRevisaoDeDepartamento: event.target.checked })}
    />
  </Secao>
)

const Identidade = ({ campo }: Campos) => (
  <Secao titulo="Identidade" explica="Como o mural chama a universidade, em e-mails e nas prévias de links.">
    <Grid min="wide">
      {campo('nome')}
      {campo('sigla')}
    </Grid>
  </Secao>
)

const Dominios = ({ campo }: Campos) => (
  <Secao titulo="Domínios" explica="Quem pode se cadastrar. Escreva um por linha, sem @.">
    <Grid min="wide">
      {campo('dominiosDeAluno', { linhas: true })}
      {campo('dominiosDeProfessor', { linhas: true })}
      {campo('dominiosQueProvamProfessor', {
        linhas: true,
        dica: 'Nestes domínios só há professores: quem confirma o e-mail já está confirmado.',
      })}
      {campo('emailsDeExcecao', { linhas: true, dica: 'De outros domínios, como estudantes.' })}
    </Grid>
  </Secao>
)

const Remetente = ({ campo, valores }: Campos & Pick<Props, 'valores'>) => (
  <Secao titulo="Mensagens do mural" explica="De quem são os e-mails que o mural envia.">
    <Grid min="wide">
      {campo('remetente.email', { tipo: 'email', dica: 'Vazio: nao-responda@ do primeiro domínio de estudantes.' })}
      {campo('remetente.nome', { dica: 'Vazio: a sigla e “Oportunidades”.' })}
      {campo('remetente.responderPara', { tipo: 'email', dica: 'Vazio: para o remetente.' })}
    </Grid>
    <EmailDeTeste valores={valores} />
  </Secao>
)

const Contato = ({ campo }: Campos) => (
  <Secao titulo="Contato e privacidade" explica="Onde um campo está vazio, o mural não mostra o link.">
    <Grid min="wide">
      {campo('suporte', { tipo: 'email' })}
      {campo('protecaoDeDados', { tipo: 'email' })}
      {campo('termos', { tipo: 'url', dica: 'Um endereço https.' })}
      {campo('prototipo', { tipo: 'url', dica: 'Um endereço https. Vazio: sem os links do protótipo.' })}
    </Grid>
  </Secao>
)

const Secao = ({ titulo, explica, children }: { titulo: string; explica: string; children: ReactNode }) => {
  const id = useId()
  return (
    <Card as="section" labelledBy={id}>
      <Split side="start" aside={<Titulo id={id} titulo={titulo} explica={explica} />}>
        <Stack>{children}</Stack>
      </Split>
    </Card>
  )
}

const Titulo = ({ id, titulo, explica }: { id: string; titulo: string; explica: string }) => (
  <Stack gap="xxsmall">
    <Heading level={2} id={id}>
      {titulo}
    </Heading>
    <Text size="small" color="muted">
      {explica}
    </Text>
  </Stack>
)
