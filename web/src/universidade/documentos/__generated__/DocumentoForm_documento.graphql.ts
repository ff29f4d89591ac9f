/**
 * @generated SignedSource<<5acfe1add50f51dd56ba404b276c37b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TipoDeDocumento = "PRIVACIDADE" | "TERMOS";
import type { FragmentRefs } from "relay-runtime";
export type DocumentoForm_documento$data = {
  readonly mudou: string;
  readonly publicada: number | null;
  readonly rascunho: boolean;
  readonly texto: string;
  readonly tipo: TipoDeDocumento;
  readonly " $fragmentType": "DocumentoForm_documento";
};
export type DocumentoForm_documento$key = {
  readonly " $data"?: DocumentoForm_documento$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentoForm_documento">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DocumentoForm_documento",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tipo",
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
      "name": "mudou",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rascunho",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publicada",
      "storageKey": null
    }
  ],
  "type": "DocumentoEditavel",
  "abstractKey": null
};

(node as any).hash = "40b0dd8760ac7aafab37e7ecbd7e1fd7";

export default node;
