/**
 * @generated SignedSource<<d9c92ee98cc1cc0c9d1531d3ebdb90fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HorariosLivres_horarios$data = ReadonlyArray<{
  readonly id: string;
  readonly inicio: string;
  readonly link: string | null;
  readonly local: string | null;
  readonly minutos: number;
  readonly " $fragmentType": "HorariosLivres_horarios";
}>;
export type HorariosLivres_horarios$key = ReadonlyArray<{
  readonly " $data"?: HorariosLivres_horarios$data;
  readonly " $fragmentSpreads": FragmentRefs<"HorariosLivres_horarios">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "HorariosLivres_horarios",
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
      "name": "inicio",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minutos",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "local",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
      "storageKey": null
    }
  ],
  "type": "Horario",
  "abstractKey": null
};

(node as any).hash = "4818279b6f5142d23cbcae9a1a7a22e8";

export default node;
