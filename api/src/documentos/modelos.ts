import type { tiposDeDocumento } from '../db/schema/documentos.ts'

/*
 * What an administrator begins with. Nobody is asked to accept a model: it is shown in the form, and nowhere else until it is
 * published. A line that begins with '## ' is a heading, and one with '- ' an item.
 */

const privacidade = `MODELO: REVISE COM O JURÍDICO DA UNIVERSIDADE ANTES DE PUBLICAR.

Este aviso explica o que o mural de oportunidades guarda sobre você, para quê e por quanto tempo, como manda a Lei Geral de Proteção de Dados (Lei nº 13.709/2018).

## Quem responde pelos seus dados
A universidade é a controladora. Fale com o encarregado pelo tratamento de dados pessoais no endereço indicado no fim desta página.

## O que guardamos
- Conta e perfil: nome, e-mail, papel, curso ou departamento, período, interesses, foto e o que você escreve sobre si.
- Candidaturas: cartas, respostas, arquivos e etapas.
- Histórico escolar, se você o enviar. Ele só é visto por quem cuida de uma vaga com a qual você o compartilhou.
- Mensagens e conexões com outras pessoas do mural.
- Segurança: quando e de que aparelho você entrou, e o registro de quem abriu dados de outra pessoa.

## Para quê, e com que base legal
- Fazer o que você pede, como se candidatar ou publicar uma vaga (LGPD, art. 7º, V).
- Cumprir obrigações legais, como prestar contas de quem acessou dados (art. 7º, II).
- Manter o mural seguro e sugerir oportunidades e pessoas (art. 7º, IX).

## Quem vê
Você escolhe em “Conta e privacidade” quem vê o seu perfil, o seu curso e o seu e-mail. Quem cuida de uma vaga a que você se candidatou sempre vê os dados da sua candidatura. Não vendemos dados e não os entregamos a terceiros, a não ser que a lei obrigue.

## Por quanto tempo
Enquanto a sua conta existir, e depois só pelo prazo que a lei exigir. Contas, mensagens e registros antigos são apagados nos prazos que a universidade define.

## Os seus direitos
Em “Conta e privacidade” você baixa uma cópia dos seus dados, vê quem abriu os seus documentos e exclui a sua conta. Para corrigir dados ou tirar dúvidas, escreva ao encarregado. Você também pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).
`

const termos = `MODELO: REVISE COM O JURÍDICO DA UNIVERSIDADE ANTES DE PUBLICAR.

Ao usar o mural de oportunidades você concorda com estes termos.

## Quem pode usar
Estudantes e professores da universidade, com o e-mail institucional. A conta é pessoal: não empreste a sua senha.

## O que se espera
- Dê informações verdadeiras no perfil, nas vagas e nas candidaturas.
- Trate as pessoas com respeito. Não são aceitos assédio, discriminação, propaganda nem cobrança por uma vaga.
- Use os dados de candidatos só para a seleção a que se candidataram.
- Não copie dados em massa nem tente burlar a segurança do mural.

## Vagas e seleções
Quem publica uma vaga responde por ela: pelo que promete, pela seleção e pela resposta aos candidatos. A universidade não garante que uma candidatura seja aceita.

## O que acontece se os termos não forem seguidos
Moderadores podem retirar o que foi publicado, advertir e suspender uma conta. Você é avisado do motivo e pode contestar.

## Mudanças e encerramento
Se estes termos mudarem, mostramos o que mudou e pedimos o seu aceite de novo. Você pode excluir a sua conta quando quiser, também sem aceitar os termos novos.
`

export const modelos: Record<(typeof tiposDeDocumento)[number], string> = { privacidade, termos }
