/**
 * @generated SignedSource<<b0534fe8ffaad3ebda58dab153a1b7b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useEdicao_vaga$data = {
  readonly edicaoCompleta: boolean;
  readonly id: string;
  readonly interesses: ReadonlyArray<{
    readonly codigo: string | null;
    readonly nome: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"vagaForm_vaga">;
  readonly " $fragmentType": "useEdicao_vaga";
};
export type useEdicao_vaga$key = {
  readonly " $data"?: useEdicao_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"useEdicao_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useEdicao_vaga",
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
      "concreteType": "Interesse",
      "kind": "LinkedField",
      "name": "interesses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codigo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nome",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "edicaoCompleta",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "vagaForm_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "bfc959092a170eff990a165b6454228a";

export default node;
