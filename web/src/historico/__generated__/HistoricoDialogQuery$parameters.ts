/**
 * @generated SignedSource<<f1e6b758fe4ad661d6149a615736836c>>
 * @relayHash e013b43260b35a783491f260ad98b361
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96070f55ed10080e7f06f0a029aa7c7295940bfb3898a3cbe13db281af263f0e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoricoDialogQuery } from './HistoricoDialogQuery.graphql';

const node: PreloadableConcreteRequest<HistoricoDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96070f55ed10080e7f06f0a029aa7c7295940bfb3898a3cbe13db281af263f0e",
    "metadata": {},
    "name": "HistoricoDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
