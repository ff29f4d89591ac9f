/**
 * @generated SignedSource<<e7f8d0f0d623ed66c2be77f9aa47eecb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecoesDeCandidaturas_candidaturas$data = ReadonlyArray<{
  readonly id: string;
  readonly vaga: {
    readonly codigo: string;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"CandidaturaItem_candidatura" | "secao_candidatura">;
  readonly " $fragmentType": "SecoesDeCandidaturas_candidaturas";
}>;
export type SecoesDeCandidaturas_candidaturas$key = ReadonlyArray<{
  readonly " $data"?: SecoesDeCandidaturas_candidaturas$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecoesDeCandidaturas_candidaturas">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SecoesDeCandidaturas_candidaturas",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Vaga",
      "kind": "LinkedField",
      "name": "vaga",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codigo",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "secao_candidatura",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "etapa",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "podeEscolherHorario",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "respostasFaltando",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "VagaOriginal",
          "kind": "LinkedField",
          "name": "vagaOriginal",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Vaga",
          "kind": "LinkedField",
          "name": "vaga",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidaturaItem_candidatura"
    }
  ],
  "type": "Candidatura",
  "abstractKey": null
};

(node as any).hash = "896e61cabcf553d173ee359b3df1b02c";

export default node;
