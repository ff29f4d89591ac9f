/**
 * @generated SignedSource<<b28e5725097ee5d613ec5d788f995587>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ListaDaInstituicao = "CATEGORIAS" | "DEPARTAMENTOS" | "INTERESSES" | "LOCAIS" | "TIPOS";
import type { FragmentRefs } from "relay-runtime";
export type Mover_entrada$data = {
  readonly codigo: string;
  readonly lista: ListaDaInstituicao;
  readonly nome: string;
  readonly posicao: number | null;
  readonly " $fragmentType": "Mover_entrada";
};
export type Mover_entrada$key = {
  readonly " $data"?: Mover_entrada$data;
  readonly " $fragmentSpreads": FragmentRefs<"Mover_entrada">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Mover_entrada",
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
      "name": "lista",
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
    }
  ],
  "type": "EntradaDeLista",
  "abstractKey": null
};

(node as any).hash = "2344123079a85945e829fec84b76b82b";

export default node;
