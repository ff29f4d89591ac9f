/**
 * @generated SignedSource<<163ae8e0079844be5dea11f7fcf728c3>>
 * @relayHash dfcc4d1151eeb1b7436a27b786d79757
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID caf7482f585a088e5e1c3dfbe0d59f82213225c6ce1dbf5440a13061c896d0e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "caf7482f585a088e5e1c3dfbe0d59f82213225c6ce1dbf5440a13061c896d0e2",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
