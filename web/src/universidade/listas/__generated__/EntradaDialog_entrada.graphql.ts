/**
 * @generated SignedSource<<a34b8008d7a6b687532a992590c2b447>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntradaDialog_entrada$data = {
  readonly codigo: string;
  readonly codigoDaCategoria: string | null;
  readonly cursos: ReadonlyArray<string>;
  readonly nome: string;
  readonly posicao: number | null;
  readonly " $fragmentType": "EntradaDialog_entrada";
};
export type EntradaDialog_entrada$key = {
  readonly " $data"?: EntradaDialog_entrada$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntradaDialog_entrada">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntradaDialog_entrada",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "posicao",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codigoDaCategoria",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cursos",
      "storageKey": null
    }
  ],
  "type": "EntradaDeLista",
  "abstractKey": null
};

(node as any).hash = "37af1da1f41b5924151971249f254be0";

export default node;
