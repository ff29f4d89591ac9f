/**
 * @generated SignedSource<<50f549c8b22b9b633f939ff15b1e1acf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useEdicao_vaga$data = {
  readonly descricao: string | null;
  readonly edicaoCompleta: boolean;
  readonly id: string;
  readonly interesses: ReadonlyArray<{
    readonly codigo: string | null;
    readonly nome: string;
  }>;
  readonly prazo: string | null;
  readonly titulo: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"useCampos_vaga">;
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
      "kind": "ScalarField",
      "name": "titulo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "descricao",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prazo",
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
      "name": "useCampos_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "b532d54a1b8e691c15f3488b74c1f1ae";

export default node;
