/**
 * @generated SignedSource<<4f617d636589ce2b331eaec495fa5f29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ObjetivoPrincipal = "CURRICULO" | "MENTORIA" | "OPORTUNIDADES" | "OUTRO" | "PROJETOS_ACADEMICOS" | "REDE_DE_CONTATOS";
import type { FragmentRefs } from "relay-runtime";
export type Estudos_usuario$data = {
  readonly curso: string | null;
  readonly objetivoPrincipal: ObjetivoPrincipal | null;
  readonly periodoDeInicio: string | null;
  readonly " $fragmentType": "Estudos_usuario";
};
export type Estudos_usuario$key = {
  readonly " $data"?: Estudos_usuario$data;
  readonly " $fragmentSpreads": FragmentRefs<"Estudos_usuario">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Estudos_usuario",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "curso",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "periodoDeInicio",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "objetivoPrincipal",
      "storageKey": null
    }
  ],
  "type": "Usuario",
  "abstractKey": null
};

(node as any).hash = "79ae64396f8f3fe3c0b036b619fa1231";

export default node;
