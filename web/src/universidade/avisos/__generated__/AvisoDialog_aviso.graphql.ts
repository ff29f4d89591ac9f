/**
 * @generated SignedSource<<a01e42bc8033a3a4ea0466a3b4c063c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Papel = "ESTUDANTE" | "PROFESSOR";
import type { FragmentRefs } from "relay-runtime";
export type AvisoDialog_aviso$data = {
  readonly ate: string | null;
  readonly codigo: string;
  readonly de: string | null;
  readonly para: Papel | null;
  readonly texto: string;
  readonly " $fragmentType": "AvisoDialog_aviso";
};
export type AvisoDialog_aviso$key = {
  readonly " $data"?: AvisoDialog_aviso$data;
  readonly " $fragmentSpreads": FragmentRefs<"AvisoDialog_aviso">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AvisoDialog_aviso",
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
      "name": "texto",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "para",
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
      "name": "ate",
      "storageKey": null
    }
  ],
  "type": "AvisoDoSistema",
  "abstractKey": null
};

(node as any).hash = "d18d7e2ca479400d13e1045d3487d0df";

export default node;
