/**
 * @generated SignedSource<<4411b9452986afdd211bf66cad45412f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecaoDePessoas_edges$data = ReadonlyArray<{
  readonly motivo: string | null;
  readonly node: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PessoaCard_conexao">;
  };
  readonly vagasAbertas: number | null;
  readonly " $fragmentType": "SecaoDePessoas_edges";
}>;
export type SecaoDePessoas_edges$key = ReadonlyArray<{
  readonly " $data"?: SecaoDePessoas_edges$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecaoDePessoas_edges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "SecaoDePessoas_edges",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "motivo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vagasAbertas",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Conexao",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PessoaCard_conexao"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SugestaoEdge",
  "abstractKey": null
};

(node as any).hash = "dfa44519a0c2da8cfa6fb068bb3d1a63";

export default node;
