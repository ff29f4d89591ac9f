/**
 * @generated SignedSource<<bc4dcb90c6f1028b926d2163bd92ba33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PassoInteresses_categorias$data = ReadonlyArray<{
  readonly " $fragmentSpreads": FragmentRefs<"InteressesPorCategoria_categorias">;
  readonly " $fragmentType": "PassoInteresses_categorias";
}>;
export type PassoInteresses_categorias$key = ReadonlyArray<{
  readonly " $data"?: PassoInteresses_categorias$data;
  readonly " $fragmentSpreads": FragmentRefs<"PassoInteresses_categorias">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "PassoInteresses_categorias",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InteressesPorCategoria_categorias"
    }
  ],
  "type": "CategoriaDeInteresse",
  "abstractKey": null
};

(node as any).hash = "bcbd98894e10378e94f1bbdda90e5aa8";

export default node;
