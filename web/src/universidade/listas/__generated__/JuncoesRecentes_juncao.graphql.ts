/**
 * @generated SignedSource<<5b8873ce1921ec487e15ed38814ef250>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JuncoesRecentes_juncao$data = ReadonlyArray<{
  readonly codigo: string;
  readonly de: string;
  readonly desfeitaEm: string | null;
  readonly em: string;
  readonly feitaEm: string | null;
  readonly id: string;
  readonly linhas: number;
  readonly " $fragmentType": "JuncoesRecentes_juncao";
}>;
export type JuncoesRecentes_juncao$key = ReadonlyArray<{
  readonly " $data"?: JuncoesRecentes_juncao$data;
  readonly " $fragmentSpreads": FragmentRefs<"JuncoesRecentes_juncao">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "JuncoesRecentes_juncao",
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
      "name": "codigo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "de",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "em",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linhas",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "feitaEm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "desfeitaEm",
      "storageKey": null
    }
  ],
  "type": "Juncao",
  "abstractKey": null
};

(node as any).hash = "9738edd607299bd6dee46c494def9785";

export default node;
