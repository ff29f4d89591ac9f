/**
 * @generated SignedSource<<9d237848ba06ea0bf05b5007d275e571>>
 * @relayHash 2258c6b21fb7ac3cc66463666bd3e908
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebec420f994cf20faa62d3d372b09435fb823a656e000cbdc370f44f6448db81

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoricoDialogQuery } from './HistoricoDialogQuery.graphql';

const node: PreloadableConcreteRequest<HistoricoDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ebec420f994cf20faa62d3d372b09435fb823a656e000cbdc370f44f6448db81",
    "metadata": {},
    "name": "HistoricoDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
