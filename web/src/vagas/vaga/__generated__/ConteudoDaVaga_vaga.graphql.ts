/**
 * @generated SignedSource<<9a9f469f3dfc718b2411219b6e12237a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
import type { FragmentRefs } from "relay-runtime";
export type ConteudoDaVaga_vaga$data = {
  readonly minhaCandidatura: {
    readonly etapa: EtapaDaCandidatura | null;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"ConteudoDaVaga_resumo" | "Parecidas_vaga" | "VagaAutorCard_vaga" | "VagaDescricao_vaga" | "VagaFatos_vaga" | "VagaFechada_vaga" | "VagaHeader_vaga" | "VagaInteresses_vaga" | "VagaLinkCard_vaga" | "VagaProfessorCard_vaga" | "VagaRazoes_vaga">;
  readonly " $fragmentType": "ConteudoDaVaga_vaga";
};
export type ConteudoDaVaga_vaga$key = {
  readonly " $data"?: ConteudoDaVaga_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConteudoDaVaga_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConteudoDaVaga_vaga",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "SituacaoDaCandidatura",
        "kind": "LinkedField",
        "name": "minhaCandidatura",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "etapa",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VagaHeader_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VagaFechada_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VagaFatos_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VagaRazoes_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VagaDescricao_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConteudoDaVaga_resumo"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VagaInteresses_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VagaProfessorCard_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VagaAutorCard_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VagaLinkCard_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Parecidas_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "908ebc6ed63825e64423d9f6dd011fea";

export default node;
