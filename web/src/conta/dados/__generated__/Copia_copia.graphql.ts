/**
 * @generated SignedSource<<2fd654a36506f6f04b76e52ccf7ebac0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SituacaoDaCopia = "FALHOU" | "PREPARANDO" | "PRONTA";
import type { FragmentRefs } from "relay-runtime";
export type Copia_copia$data = {
  readonly bytes: number;
  readonly expiraEm: string | null;
  readonly situacao: SituacaoDaCopia;
  readonly " $fragmentType": "Copia_copia";
};
export type Copia_copia$key = {
  readonly " $data"?: Copia_copia$data;
  readonly " $fragmentSpreads": FragmentRefs<"Copia_copia">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Copia_copia",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "situacao",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiraEm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bytes",
      "storageKey": null
    }
  ],
  "type": "CopiaDosDados",
  "abstractKey": null
};

(node as any).hash = "2e35e8392b05d2b08eb91bc9f1ec1b1d";

export default node;
